/** Stands for what an author wrote as `<NAME>`. */
export const placeholder = 'PLACEHOLDER';
