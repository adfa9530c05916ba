/**
 * The nodes of a graph in groups that reach each other, each behind those that it needs (Tarjan, "Depth-first search and
 * linear graph algorithms", without recursion). `needs`: what a node points to, all of them nodes.
 */
export function circlesOf<Node>(
  nodes: readonly Node[],
  needs: ReadonlyMap<Node, readonly Node[]>,
): readonly (readonly Node[])[] {
  const numbers = new Map<Node, number>();
  const lowest = new Map<Node, number>();
  const open: Node[] = [];
  const isOpen = new Set<Node>();
  const circles: (readonly Node[])[] = [];
  const lower = (node: Node, number: number): void => {
    lowest.set(node, Math.min(lowest.get(node) ?? number, number));
  };
  const begin = (node: Node): Visit<Node> => {
    numbers.set(node, numbers.size);
    lower(node, numbers.size - 1);
    open.push(node);
    isOpen.add(node);
    return { node, next: 0 };
  };
  for (const start of nodes) {
    const path: Visit<Node>[] = numbers.has(start) ? [] : [begin(start)];
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
      const { node } = visit;
      const other = needs.get(node)?.[visit.next++];
      if (other !== undefined) {
        if (!numbers.has(other)) path.push(begin(other));
        else if (isOpen.has(other)) lower(node, numbers.get(other) ?? 0);
        continue;
      }
      path.pop();
      const back = path.at(-1);
      if (back !== undefined) lower(back.node, lowest.get(node) ?? 0);
      if (lowest.get(node) !== numbers.get(node)) continue;
      const circle = open.splice(open.lastIndexOf(node));
      for (const one of circle) isOpen.delete(one);
      circles.push(circle);
    }
  }
  return circles;
}

interface Visit<Node> {
  readonly node: Node;
  next: number;
}
