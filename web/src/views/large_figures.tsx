// A few figures first, large, each with its name; what there is none of is not told.
export function LargeFigures({ figures }: { figures: [figure: string, name: string][] }) {
  return (
    <dl class="large-figures">
      {figures.map(
        ([figure, name]) =>
          figure && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
