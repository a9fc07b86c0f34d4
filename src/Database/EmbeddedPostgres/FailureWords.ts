export type FailureReason =
  | "InUse"
  | "Version"
  | "Account"
  | "DiskFull"
  | "Permission"
  | "PortTaken"
  | "StillRunning"
  | "Program"
  | "Other"

const known: ReadonlyArray<readonly [RegExp, FailureReason, string]> = [
  [/ENOSPC|No space left on device|Check free disk space/i, "DiskFull", "the disk is full. Make room and start again."],
  [/EDQUOT|Disk quota exceeded/i, "DiskFull", "the disk quota is used up. Make room and start again."],
  [/Address (already )?in use/i, "PortTaken", "its port was taken by another program. Start again."],
  [
    /pre-existing shared memory block|lock file "postmaster.pid" already exists/i,
    "StillRunning",
    "processes of the previous PostgreSQL server are still running. Wait for them to end, or end them."
  ],
  [
    /could not look up effective user ID/i,
    "Account",
    "the user Steward runs as has no name on this system (/etc/passwd). Run it as a user that has one."
  ],
  [/database files are incompatible/i, "Version", "its data were made by another version of PostgreSQL."],
  [/EROFS|Read-only file system/i, "Permission", "the file system is read-only. Use a folder that can be written to."],
  [/EACCES|EPERM|PermissionDenied|Permission denied|wrong ownership|Operation not permitted/i, "Permission", ""],
  [
    /loading shared libraries|Library not loaded|cannot execute|Exec format|ENOEXEC/i,
    "Program",
    "the PostgreSQL program does not run on this system."
  ]
]

const lastLines = (output: string): string =>
  output
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(-8)
    .join("\n")

/**
 * What a failure was and how to put it right, read from what the system or PostgreSQL said (PostgreSQL in English,
 * which `LC_ALL=C` ensures). The last lines of what was said are always part of the words.
 */
export const explain = (output: string): { readonly reason: FailureReason; readonly words: string } => {
  const found = known.find(([pattern]) => pattern.test(output))
  const said = lastLines(output)
  if (found === undefined) return { reason: "Other", words: said === "" ? "no reason was given." : said }
  const [, reason, words] = found
  const advice = words === "" ? "no permission. Use a folder this user may read and write." : words
  return { reason, words: `${advice}\n${said}` }
}
