/**
 * What of a connection's data goes to one of its hosts. The Hub gets requests for files only, which follow
 * "; to the Hub " in the text; the other hosts get what stands before.
 * @param data as the model has it
 * @param host id of the host
 */
export function sentTo(data: string, host: string): string {
  const [usual = '', toHub] = data.split('; to the Hub ');
  return host === 'hub' && toHub !== undefined ? toHub : usual;
}
