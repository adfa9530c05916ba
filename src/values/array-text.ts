/**
 * The elements of an array's text form such as {a,"b c"} (manual 8.15.6); null: it is none, or NULL or another array is
 * among its elements.
 */
export function elementsOf(form: string): readonly string[] | null {
  const text = form.trim();
  if (!text.startsWith('{') || !text.endsWith('}')) return null;
  if (text.slice(1, -1).trim() === '') return [];
  const elements: string[] = [];
  let element = '';
  let quoted = false;
  let inQuotes = false;
  for (let i = 1; i < text.length; i++) {
    const character = text.charAt(i);
    const isEnd = i === text.length - 1;
    if (character === '\\' && !isEnd) element += text.charAt(++i);
    else if (character === '"') {
      inQuotes = !inQuotes;
      quoted = true;
    } else if (inQuotes) element += character;
    else if (character === ',' || isEnd) {
      const value = quoted ? element : element.trim();
      if (!quoted && (value === '' || value.toLowerCase() === 'null')) return null;
      elements.push(value);
      element = '';
      quoted = false;
    } else if (character === '{' || character === '}') return null;
    else if (!quoted) element += character;
  }
  return inQuotes ? null : elements;
}
