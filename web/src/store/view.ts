/** A view is sent whole once, and then in parts: `hand`, or `table.units` for a field of a large part. */

export type View = Readonly<Record<string, unknown>>;

/** The view with these parts in place of the old ones; what has not changed is the very same object as before. */
export function merged(view: View, parts: View): View {
  const now: Record<string, unknown> = { ...view };
  const copied = new Set<string>();
  for (const [name, part] of Object.entries(parts)) {
    const [outer = name, inner] = name.split('.', 2);
    if (inner === undefined) {
      now[outer] = part;
      continue;
    }
    if (!copied.has(outer)) now[outer] = { ...(now[outer] as View | undefined) };
    copied.add(outer);
    (now[outer] as Record<string, unknown>)[inner] = part;
  }
  return now;
}
