interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether nothing should be fetched that was not asked for: on 2g and with data saver (rows 2N.12, 9.22), and while
 * writing, when each page is made for whoever asks.
 */
export function isFrugal(): boolean {
  if (import.meta.env?.MODE === 'development') return true;
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
