/** Thrown if the second reader cannot read a file that the compiler has read: one of the two is wrong. */
export class Unreadable extends Error {}
