import { useSite } from '../view/context.ts';

/**
 * How the start of an island goes: that it loads, or 'Page Error' with the error and a button to try again (rows 4.19,
 * 4.21, 8.9); in `data-offline` stands what is said instead where the device is offline (row 8.1). Drawn by the build,
 * as the second child of the island's element: the code that fails to come cannot bring it. `island()` tells which
 * half is to be seen.
 * @param loading says what is waited for
 */
export function IslandStatus({ loading }: { loading: string }) {
  const { failure, search } = useSite().strings;
  return (
    <div className="island-status" role="status">
      <p className="island-loading">{loading}</p>
      <div className="failure">
        <h2 data-offline={search.unreachable}>{failure.pageError}</h2>
        <p data-offline={search.checkConnection} />
        <button type="button" name="retry">
          {failure.retry}
        </button>
      </div>
    </div>
  );
}
