import { Table } from '../../prose/table/Table.tsx';
import { useSite } from '../../view/context.ts';
import { InlineCode } from '../../view/InlineCode.tsx';
import { Facts } from './Facts.tsx';
import { storedEntries } from './stored-entries.ts';

/** What the site keeps in the browser of a reader. */
export function StorageSection() {
  const { config, strings } = useSite();
  const { privacy } = strings;
  return (
    <Facts id="stored" title={privacy.storage} facts={[privacy.noCookies, privacy.storageHow]}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{privacy.storageKey}</th>
            <th scope="col">{privacy.storagePurpose}</th>
          </tr>
        </thead>
        <tbody>
          {storedEntries(config.search.indexName).map(({ key, purpose }) => (
            <tr key={key}>
              <td>
                <InlineCode unbroken={20}>{key}</InlineCode>
              </td>
              <td>{privacy[purpose]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Facts>
  );
}
