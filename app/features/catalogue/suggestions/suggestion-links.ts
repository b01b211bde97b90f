import type { Suggestion } from '#app/contract/content.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';

/** A suggestion as the page has it. */
export interface SuggestionLink {
  kind: Suggestion['kind'];
  name: string;
  href: string;
}

export function toSuggestionLinks(suggestions: readonly Suggestion[]): SuggestionLink[] {
  return suggestions.map((suggestion) => ({
    kind: suggestion.kind,
    name: suggestion.name,
    href: hrefOf(suggestion),
  }));
}

function hrefOf({ kind, id, video_type }: Suggestion): string {
  switch (kind) {
    case 'content':
      return contentPath({ content_id: id, video_type });
    case 'artist':
      return paths.artistDetail({ id });
    case 'venue':
      return paths.venueDetail({ id });
    case 'category':
      return paths.category({ id });
  }
}
