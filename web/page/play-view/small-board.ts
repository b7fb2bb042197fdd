/** Watches the size of a board, since marks on a small one are drawn larger. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The width in pixels up to which a board is small, as on a phone. */
const SMALL = 480;

export class SmallBoard implements ReactiveController {
  isSmall = false;
  private watched: Element | undefined;
  private readonly observer = new ResizeObserver(([entry]) => {
    const isSmall = entry!.contentRect.width <= SMALL;
    if (isSmall === this.isSmall) return;
    this.isSmall = isSmall;
    this.host.requestUpdate();
  });

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly board: () => Element | undefined,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const board = this.board();
    if (board === this.watched) return;
    this.observer.disconnect();
    this.watched = board;
    if (board) this.observer.observe(board);
  }

  hostDisconnected(): void {
    this.observer.disconnect();
    this.watched = undefined;
  }
}
