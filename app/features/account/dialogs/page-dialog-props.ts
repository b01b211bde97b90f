/** The props of a page that opens in a dialog (shell/page-dialogs.tsx). */
export interface PageDialogProps {
  /** The page to return to. */
  redirectTo: string;
  /** The query of the link that opened it. */
  search: URLSearchParams;
  onClose: () => void;
}
