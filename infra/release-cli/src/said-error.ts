/** The command failed, and has said why already. */
export class SaidError extends Error {}
