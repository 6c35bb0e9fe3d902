/** Time-outs of Algolia's clients, in milliseconds: by their own of a second a busy machine seems unreachable. */
export const patience = { connect: 60_000, read: 60_000, write: 60_000 };
