/** As wide as help and tables of help are. */
export const width = 80

/** The words in lines of at most 80 columns, each after so many blanks. A word that is longer stands alone. */
export const wrapped = (text: string, indent = 0): string => {
  const lines: Array<string> = []
  let line = ""
  for (const word of text.split(/\s+/).filter((one) => one !== "")) {
    const longer = line === "" ? word : `${line} ${word}`
    if (line !== "" && Bun.stringWidth(longer) > width - indent) {
      lines.push(line)
      line = word
    } else line = longer
  }
  if (line !== "") lines.push(line)
  return lines.map((one) => " ".repeat(indent) + one).join("\n")
}

/** Names with what they are, as two columns. */
export const listed = (entries: ReadonlyArray<readonly [name: string, what: string]>): string => {
  const left = Math.max(...entries.map(([name]) => name.length)) + 4
  return entries.map(([name, what]) => `  ${name}`.padEnd(left) + wrapped(what, left).trimStart()).join("\n")
}
