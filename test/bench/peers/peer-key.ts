/** The key that a peer is sent, for those that check it. */
export const PEER_KEY = 'key-of-a-peer'
