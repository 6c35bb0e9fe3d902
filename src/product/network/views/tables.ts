import { entryView } from '../../views/entry-view.tsx';

/** `::offline`: what can be done without a network. */
export const OfflineTable = entryView({
  what: 'tasks',
  rowsAre: 'remarks',
  anchor: 'offline',
  entries: ({ connections }) => connections.offline,
  nameOf: ({ id }) => id,
  columns: [
    ['task', ({ task }) => task],
    ['withoutNetwork', ({ answer }) => answer],
  ],
});
