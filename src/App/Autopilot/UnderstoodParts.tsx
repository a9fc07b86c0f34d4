import type { Understood } from "./GuidanceProps.ts"

/** What became of each sentence: rules, or nothing and why. */
export const UnderstoodParts = ({ does, unclear, understood }: Understood) => (
  <div class="understood">
    {understood.length === 0 && unclear.length === 0 && does.length === 0 && (
      <p class="soft">There is nothing to understand yet. Write what should be hidden, kept, or asked about.</p>
    )}
    {unclear.length > 0 && (
      <>
        <h2>{unclear.length === 1 ? "Not understood: it changes nothing" : "Not understood: they change nothing"}</h2>
        <ul class="sentences">
          {unclear.map(({ text, why }, index) => (
            <li key={index} class="unclear">
              <q dir="auto">{text}</q>
              <span>{why}</span>
            </li>
          ))}
        </ul>
      </>
    )}
    {understood.length > 0 && (
      <>
        <h2>Understood</h2>
        <ul class="sentences">
          {understood.map(({ as, text }, index) => (
            <li key={index}>
              <q dir="auto">{text}</q>
              {as.map((rule) => (
                <span key={rule}>{rule}</span>
              ))}
            </li>
          ))}
        </ul>
      </>
    )}
    {does.length > 0 && (
      <details open={understood.length === 0}>
        <summary>All that it does</summary>
        <ul class="brief">
          {does.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </details>
    )}
  </div>
)
