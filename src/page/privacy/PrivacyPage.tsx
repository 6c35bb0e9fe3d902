import { useSite } from '../../view/context.ts';
import { AnalyticsSection } from './AnalyticsSection.tsx';
import { Facts } from './Facts.tsx';
import { SearchSection } from './SearchSection.tsx';
import { StorageSection } from './StorageSection.tsx';

/** What is sent to whom and what is stored, as the configuration has it: nobody has to keep this page up to date. */
export function PrivacyPage() {
  const { privacy } = useSite().strings;
  return (
    <main id="main" className="main">
      <article>
        <div className="prose">
          <h1>{privacy.title}</h1>
          <p>{privacy.lead}</p>
          <AnalyticsSection />
          <SearchSection />
          <StorageSection />
          <Facts id="server" title={privacy.server} facts={[privacy.serverSees]} />
        </div>
      </article>
    </main>
  );
}
