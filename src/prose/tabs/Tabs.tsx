import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { usePart, useSite } from '../../view/context.ts';
import { InlineScript } from '../../view/Inline.tsx';

/** The inline script of a tab set: the same text everywhere, so that one policy hash covers it. */
export const restoreTabsCall = 'dtxTabs(document.currentScript)';

interface TabsProps {
  id: string;
  sync?: string;
  keys?: string;
  children?: ReactNode;
}

interface TabProps {
  label: string;
  children?: ReactNode;
}

/**
 * `::::tabs{sync="installer"}`. The first panel shows; `tabs.browser.ts` works the keys and remembers the choice.
 * Without script all panels show, each under its label.
 * @param sync tab sets with the same name switch together
 * @param keys labels of the original as JSON: a choice made in a translation holds in every language
 */
export function Tabs({ id, sync, keys, children }: TabsProps) {
  usePart('tabs');
  const { strings } = useSite();
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  const originals: readonly string[] = keys ? JSON.parse(keys) : [];
  return (
    <div className="tabs" data-tabs={sync ?? ''}>
      <div role="tablist" aria-label={strings.prose.tabs}>
        {tabs.map(({ props: { label } }, i) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-${i}`}
            aria-controls={`${id}-${i}-panel`}
            aria-selected={i === 0}
            tabIndex={i === 0 ? 0 : -1}
            data-key={originals[i] === label ? undefined : originals[i]}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ props }, i) => (
        <div
          key={props.label}
          role="tabpanel"
          id={`${id}-${i}-panel`}
          aria-labelledby={`${id}-${i}`}
          data-label={props.label}
          hidden={i !== 0}
        >
          {props.children}
        </div>
      ))}
      {sync && <InlineScript code={restoreTabsCall} />}
    </div>
  );
}

/** Carries its label and content to `Tabs`, which renders them. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}
