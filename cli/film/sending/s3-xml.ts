/** The contents of every element of this name. S3's lists are flat, without attributes or sections to skip. */
export function textsOf(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    (match) => match[1] ?? '',
  );
}

/** The first one's, unescaped; empty where there is none. */
export function textOf(xml: string, element: string): string {
  const [value = ''] = textsOf(xml, element);
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
