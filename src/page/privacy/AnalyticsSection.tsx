import { gtagHosts } from '../../analytics/gtag/hosts.ts';
import type { Analytics } from '../../site/config.ts';
import { fill, type Strings } from '../../site/strings.ts';
import { useSite } from '../../view/context.ts';
import { InlineText } from '../../view/InlineText.tsx';
import { Facts, hostList } from './Facts.tsx';

/** Whether visits are measured, what is sent then, and how a reader says no. */
export function AnalyticsSection() {
  const { config, strings } = useSite();
  const { privacy } = strings;
  const { analytics } = config;
  if (!analytics) return <Facts id="analytics" title={privacy.analytics} facts={[privacy.analyticsOff]} />;
  const provider = privacy[analytics.provider];
  const { scripts, connections } = gtagHosts(analytics);
  const count = analytics.trackingId.length;
  const facts = [
    fill(count === 1 ? privacy.measuredBy : privacy.measuredByMany, { provider, count }),
    fill(privacy.measuredWhere, { script: hostList(scripts), hosts: hostList(connections) }),
    fill(privacy.measuredCookies, { provider }),
    privacy.sent,
  ];
  return (
    <>
      <Facts id="analytics" title={privacy.analytics} facts={facts}>
        <ul>
          {sentFacts(analytics, privacy).map((fact) => (
            <li key={fact}>
              <InlineText text={fill(fact, { provider })} />
            </li>
          ))}
        </ul>
      </Facts>
      <Facts id="opt-out" title={privacy.optOut} facts={[privacy.optOutHow]} />
    </>
  );
}

function sentFacts({ events }: Analytics, privacy: Strings['privacy']): string[] {
  return [
    privacy.sentPage,
    privacy.sentVisit,
    privacy.sentAddress,
    events.search ? privacy.sentSearches : privacy.noSearches,
    events.copy ? privacy.sentCopies : privacy.noCopies,
  ];
}
