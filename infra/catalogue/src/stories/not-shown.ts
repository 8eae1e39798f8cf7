/** Exported components without a story, and why there is nothing to look at. Icons have none either: they are those of lucide. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  Container: 'The column of a page, which has no look of its own.',
  DrawnLink: 'A link or plain text, which looks as its caller has it.',
  ItemDisplayContext: 'A context.',
  ItemRail: 'The frame that the sections of items have in common.',
  ListSection: 'The frame that sections of rows have in common.',
  ModuleItems: 'Provides a context, and draws nothing.',
  OverlayHistory: 'A context.',
  QuerySection: 'The frame that sections of one answer have in common.',
  VisuallyHidden: 'Nobody sees it.',
};
