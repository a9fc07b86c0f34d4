import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understoodIn } from "#src/Autopilot/Guidance/Wording.ts"

/** What is understood of guidance, in words; null where anything is reported back. */
export const understood = (guidance: string): string | null => {
  const policy = compile(guidance)
  return policy.unclear.length > 0
    ? null
    : understoodIn({ ...policy, facts: [], answers: [] })
        .flatMap(({ as }) => as)
        .join("; ")
}
