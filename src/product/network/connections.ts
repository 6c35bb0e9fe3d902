import { z } from 'zod';
import { callsSchema } from '../command-line/command-line.ts';
import { isDoubtful, provenance } from '../provenance.ts';

const text = z.string().min(1);

/** What the source that was read does not say; shown as such, and never in an entry that was run or read. */
export const unknown = 'unknown';

/** What opens a connection, in the order tables list it; each is a table: `::connections{of="agent"}`. */
export const connectionKinds = ['command', 'agent', 'evaluator', 'dataset'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

const id = z.string().regex(/^[a-z0-9-]+$/);
const notSure = 'says "unknown": say in "note" why, and in "settle" how to find out';

const host = z
  .strictObject({
    id,
    title: text,
    /** Literal in backticks, words, or `unknown`. */
    address: text,
    /** What leads to another address. */
    changedWith: text.optional(),
    ...provenance,
  })
  .refine((each) => each.address !== unknown || isDoubtful(each), {
    path: ['address'],
    message: notSure,
  });

const connection = z
  .strictObject({
    id,
    of: z.enum(connectionKinds),
    /** Commands, or ids of agents, evaluators or datasets. */
    names: z.array(text).min(1),
    /** Ids of `hosts`; none when nothing leaves the machine because of it. */
    hosts: z.array(id),
    /** Commands that open it, where not every call of `names` does. */
    calls: z.array(callsSchema).default([]),
    /** What is sent there, or `unknown`. */
    data: text.optional(),
    /** What is sent to the Hub, where that is something else: requests for files, and no prompt. */
    dataToHub: text.optional(),
    why: text,
    /** How to do without it. */
    off: text.optional(),
    /** What it is for works the same when the host cannot be reached: the list of prices of LiteLLM. */
    optional: z.literal(true).optional(),
    ...provenance,
  })
  .superRefine((each, context) => {
    const { hosts, data, off } = each;
    const issue = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    for (const [field, value] of Object.entries({ data, off })) {
      if (hosts.length > 0 && value === undefined)
        issue(field, 'is missing: say what is sent to the hosts and how to switch it off');
      if (hosts.length === 0 && value !== undefined)
        issue(field, 'is given although no host is contacted: name the host or leave it out');
    }
    if (data === unknown && !isDoubtful(each)) issue('data', notSure);
    if (each.dataToHub !== undefined && !hosts.includes('hub'))
      issue('dataToHub', 'is given although "hub" is not among the hosts: name it there or leave it out');
  });

/** What leaves the machine: who is contacted, with which data, why, how to switch it off, and what works without. */
export const connectionsSchema = z.strictObject({
  hosts: z.array(host),
  connections: z.array(connection),
  /** What can be done without a network. */
  offline: z.array(z.strictObject({ id, task: text, answer: text, ...provenance })),
});
export type Connections = z.output<typeof connectionsSchema>;
export type Host = Connections['hosts'][number];
export type Connection = Connections['connections'][number];

/** Page that lists all of them. */
export const connectionsPath = '/architecture/network';
