export const PEER_KEY = 'key-of-a-peer'
