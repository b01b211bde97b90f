/** What a page that stands in a dialog is told (shell/page-dialogs.tsx). */
export interface PageDialogProps {
  /** The page to return to. */
  redirectTo: string;
  /** The query of the link that asked for it. */
  search: URLSearchParams;
  onClose: () => void;
}
