import { fetchLabFile } from './fetch-lab-file.ts';
import { type LabStrings, resultName } from './lab-strings.ts';

/** Words of a lab, from the file that its page names. */
export async function fetchStrings({ dataset, ariaLabel }: HTMLElement): Promise<LabStrings> {
  const words = await (await fetchLabFile(dataset.labWords ?? '')).json();
  return { ...words, resultName: resultName(ariaLabel ?? '', words) };
}

/** What the build drew a lab from. @param strings those that the lab was drawn with, by `fetchStrings` */
export function readLab<Data extends { readonly strings: LabStrings }>(
  { dataset }: HTMLElement,
  strings: LabStrings,
): Data {
  return { ...JSON.parse(dataset.labData ?? ''), strings };
}
