/** Names the port of the door that a request is for, where it goes by the recorder. */
export const doorHeader = "x-steward-door"

/** The variable that says where the recorder of a whole run listens, which takes requests to every door. */
export const recorderVariable = "STEWARD_RECORDER"

/** The methods that a recorder passes on. */
const passedOn = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]

/**
 * Where the door on a port is asked for a path, and with which headers besides: by the recorder if there is one. What
 * it would not pass on as it is goes straight: odd methods, and paths that read as an address of another host.
 */
export const asked = (port: number, method: string, path: string) => {
  const recorder = process.env[recorderVariable]
  return recorder === undefined || !passedOn.includes(method.toUpperCase()) || /^\/[/\\]/.test(path)
    ? { url: `http://127.0.0.1:${port}${path}`, headers: {} }
    : { url: `${recorder}${path}`, headers: { [doorHeader]: String(port) } }
}
