import { settingNames } from "#src/Config/SettingNames.ts"

const width = 80

/** Breaks a text into lines between words. */
const wrapped = (text: string, indent: string): string => {
  const lines: Array<string> = []
  let line = indent
  for (const word of text.split(" ")) {
    const longer = line === indent ? `${indent}${word}` : `${line} ${word}`
    if (longer.length > width && line !== indent) {
      lines.push(line)
      line = `${indent}${word}`
    } else line = longer
  }
  return [...lines, line].join("\n")
}

const settings = Object.entries(settingNames)
  .map(([name, { otherwise, what }]) => `  ${name}\n${wrapped(`${what} (else: ${otherwise})`, "      ")}`)
  .join("\n")

export const shortUsage = "Usage: bun run start [--comments FILE.csv [--rate N] [--workspace NAME]]"

export const usage = `${shortUsage}

Without DATABASE_URL it starts a demonstration on this machine: PostgreSQL,
sandbox platforms, and comments that are moderated as they come in. With
DATABASE_URL it is the service alone, on that database.

  --comments FILE.csv  replays these comments in the demonstration; the first
                       line names the columns AUTHOR and CONTENT
  --rate N             so many of them a second (else: 4)
  --workspace NAME     replays them for this brand, which is made where there
                       is none, with sandbox accounts of its own (else: the
                       demonstration's)
  --help, -h           prints this

Settings, from the environment (a blank one counts as absent, but for
DATABASE_URL, which is refused):

${settings}`
