import { usePart, useSite } from '../../view/context.ts';
import { Legend } from '../../view/roles/Legend.tsx';
import { roleGlyphs } from '../../view/roles/roles.ts';
import {
  type DiagramLayout,
  type DiagramLayouts,
  type PlacedEdge,
  type PlacedNode,
  signSize,
} from './layout.ts';

/**
 * A flowchart as SVG, in the colours of the page's mode, with a legend of the roles in it. Wide and tall forms are both in the page and CSS shows
 * the one that fits.
 * @param layouts `DiagramLayouts` as JSON: properties of Markdown elements are text
 */
export function Diagram({ heading, alt, layouts }: { heading: string; alt: string; layouts: string }) {
  usePart('diagram');
  const { enlarge } = useSite().strings.comforts;
  const { wide, tall }: DiagramLayouts = JSON.parse(layouts);
  return (
    <figure className="diagram">
      <Drawing className={tall ? 'diagram-wide' : 'diagram-only'} alt={alt} layout={wide} />
      {tall && <Drawing className="diagram-tall" alt={alt} layout={tall} />}
      <Legend used={wide.nodes.flatMap(({ sign }) => sign?.role ?? [])} />
      <figcaption>{heading}</figcaption>
      <button type="button" className="icon-button" aria-label={enlarge} title={enlarge} data-zoom>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M12 3h5v5M8 17H3v-5M17 3l-6 6M3 17l6-6" />
        </svg>
      </button>
    </figure>
  );
}

function Drawing({ className, alt, layout }: { className: string; alt: string; layout: DiagramLayout }) {
  const { width, height, nodes, edges } = layout;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={alt}
    >
      {edges.map((edge) => (
        <Edge key={edge.path} edge={edge} />
      ))}
      {nodes.map((node) => (
        <Node key={`${node.x} ${node.y}`} node={node} />
      ))}
      {edges.map(({ path, label, labelX, labelY }) =>
        label ? (
          <text key={path} className="edge-label" x={labelX} y={labelY + 4}>
            {label}
          </text>
        ) : null,
      )}
    </svg>
  );
}

function Node({ node }: { node: PlacedNode }) {
  const { shape, lines, x, y, width, height, textX, sign } = node;
  const middle = x + width / 2;
  const firstLine = y + height / 2 - ((lines.length - 1) * 18) / 2 + 5;
  return (
    <g className={sign && `role-${sign.role}`}>
      {shape === 'decision' ? (
        <path
          d={`M${middle} ${y}L${x + width} ${y + height / 2}L${middle} ${y + height}L${x} ${y + height / 2}Z`}
        />
      ) : (
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx={shape === 'pill' ? height / 2 : shape === 'round' ? 12 : 4}
        />
      )}
      {sign && (
        <path
          className="sign"
          transform={`translate(${sign.x} ${sign.y}) scale(${signSize / 24})`}
          d={roleGlyphs[sign.role]}
        />
      )}
      {lines.map((line, i) => (
        <text key={line} x={textX} y={firstLine + i * 18}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Edge({ edge }: { edge: PlacedEdge }) {
  const { path, arrow, dashed } = edge;
  return (
    <>
      <path className={dashed ? 'edge dashed' : 'edge'} d={path} />
      <path className="arrow" d={arrow} />
    </>
  );
}
