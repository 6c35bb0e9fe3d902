/**
 * Fetches what a lab needs beside its code.
 * @param address of a file of `lab-files.ts`
 * @throws {Error} in words for the reader, who sees them with the button to try again
 */
export async function fetchLabFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(
      `What this lab knows about DTX could not be loaded (${response.status}). Reload the page.`,
    );
  return response;
}
