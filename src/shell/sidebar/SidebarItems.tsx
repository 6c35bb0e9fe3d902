import { Fragment } from 'react';
import { sidebarGroup } from '../../site/front-matter.ts';
import type { NavNode } from '../../site/page.ts';
import { fill } from '../../site/strings.ts';
import { useRender, useSite } from '../../view/context.ts';
import { NodeLabel } from '../../view/NodeLabel.tsx';

/** Whether `node` is, or holds, the page at `path`. */
function holds(node: NavNode, path: string): boolean {
  return node.path === path || node.children.some((child) => holds(child, path));
}

interface ItemsProps {
  readonly nodes: readonly NavNode[];
  /** Render every branch (the fragment), not only the current one. */
  readonly complete?: boolean;
}

/** The top of the sidebar: a list for each group, below its title. */
export function SidebarGroups({ nodes, complete = false }: ItemsProps) {
  const { groups } = useSite().strings;
  return [undefined, ...sidebarGroup.options].map((group) => {
    const members = nodes.filter((node) => node.group === group);
    if (members.length === 0) return null;
    return (
      <Fragment key={group ?? ''}>
        {group && (
          <p className="eyebrow" id={`nav-${group}`}>
            {groups[group]}
          </p>
        )}
        <SidebarItems nodes={members} complete={complete} title={group && `nav-${group}`} />
      </Fragment>
    );
  });
}

/**
 * One level of the sidebar.
 * @param title id of what it is called by
 */
function SidebarItems({ nodes, complete = false, title }: ItemsProps & { title?: string | undefined }) {
  return (
    <ul aria-labelledby={title}>
      {nodes.map((node) => (
        <li key={node.path ?? node.file}>
          {node.children.length > 0 ? <Category node={node} complete={complete} /> : <PageLink node={node} />}
        </li>
      ))}
    </ul>
  );
}

function PageLink({ node }: { node: NavNode }) {
  const { path } = useRender();
  return (
    <a href={node.path} aria-current={node.path === path ? 'page' : undefined}>
      <NodeLabel node={node} />
    </a>
  );
}

/** A closed folder without a page is whole in the page up to so many entries; of a longer one only the first page is. */
const shortFolder = 12;

/** The first page at or below `node`. */
function firstPage(node: NavNode): NavNode | undefined {
  if (node.path !== undefined) return node;
  for (const child of node.children) {
    const page = firstPage(child);
    if (page) return page;
  }
  return undefined;
}

function Category({ node, complete }: { node: NavNode; complete: boolean }) {
  const { site, path } = useRender();
  const open = holds(node, path);
  const { expandCategory, collapseCategory } = site.strings.shell;
  const name = fill(open ? collapseCategory : expandCategory, { label: node.label });
  // A folder without a page has nothing but its children to offer: a short one is always in the page, and without
  // script the first page of a long one leads to the others.
  const short = node.children.length <= shortFolder;
  const present = complete || open || (node.path === undefined && short);
  const first = present || node.path !== undefined ? undefined : firstPage(node);
  const key = node.path ?? node.file;
  // The same in the sidebar of every page, so that a branch can be taken along.
  const id = `branch${key}`;
  return (
    <>
      <div className="category">
        {node.path !== undefined && <PageLink node={node} />}
        <button
          type="button"
          aria-expanded={open}
          aria-label={node.path === undefined ? undefined : name}
          aria-controls={present ? id : undefined}
          data-branch={key}
        >
          {node.path === undefined && node.label}
        </button>
      </div>
      {present && (
        <div id={id} className="branch" hidden={!open} data-branch-of={key}>
          <SidebarItems nodes={node.children} complete={complete} />
        </div>
      )}
      {first && (
        <div className="branch" hidden data-first-of={key}>
          <PageLink node={first} />
        </div>
      )}
    </>
  );
}
