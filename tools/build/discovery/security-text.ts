/**
 * Text of `security.txt` (RFC 9116).
 * @param contact address at which somebody is told of a fault
 * @param date the day the site speaks for; a year after it nobody should rely on the file
 * @param address where the file is
 * @param languages codes, the default one first
 */
export function securityText(
  contact: string,
  date: Date,
  address: string,
  languages: readonly string[],
): string {
  const expires = new Date(date);
  expires.setUTCFullYear(date.getUTCFullYear() + 1);
  const fields = {
    Contact: contact,
    Expires: expires.toISOString().replace(/\.\d+Z$/, 'Z'),
    'Preferred-Languages': languages.join(', '),
    Canonical: address,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
