/** A button that opens a file of the reader's. It has no name: a file cannot be put back as a text can. */
export function OpenFile({ label, onOpen }: { label: string; onOpen: (file: File) => void }) {
  return (
    <label className="config-open">
      {label}
      <input
        type="file"
        accept=".yml,.yaml,.json,.jsonl,.txt,text/*,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file, once changed, can be opened again.
          if (file) onOpen(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
