// The next view, made of the view before and of what has changed: docs/socket.md says how changes are written.

type View = Record<string, unknown>;
type Path = (string | number)[];

/** Nothing is changed in place, and what stays as it was is the same object as before; the view itself is always a new
 * one, since those who draw it notice it by that. */
export function withChanges(view: View, changes: unknown[][]): View {
  return changes.reduce<View>((now, [path, ...value]) => put(now, path as Path, value) as View, { ...view });
}

/** `value` is empty where nothing is to stand there any more. */
function put(at: unknown, [key, ...rest]: Path, value: unknown[]): unknown {
  if (key === undefined) return value[0];
  const copy = (Array.isArray(at) ? [...(at as unknown[])] : { ...(at as View) }) as View;
  if (rest.length === 0 && value.length === 0) delete copy[key];
  else copy[key] = put(copy[key], rest, value);
  return copy;
}
