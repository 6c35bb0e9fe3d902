/** Where a site folder lists its versions. */
export const list = 'content/versions.yml';

/** Two frozen versions as the list has them. */
export const [second, first] = ['2.0', '1.0'].map((name) => ({ name, label: name })) as [object, object];
