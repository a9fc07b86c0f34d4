/** Settings of the server, by PostgreSQL's own names. */
export type ServerSettings = Readonly<Record<string, string>>

const defaults: ServerSettings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "128MB",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  logging_collector: "off",
  log_checkpoints: "off"
}

/** The arguments of `postgres`: our settings win over the cluster's files, and `settings` win over ours. */
export const serverArguments = (data: string, port: number, settings: ServerSettings): ReadonlyArray<string> => [
  "-D",
  data,
  "-p",
  String(port),
  ...Object.entries({ ...defaults, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`])
]
