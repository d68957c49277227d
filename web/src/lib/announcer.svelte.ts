/** What the page says besides the board: to screen readers, and for a few seconds to everybody. */
const NEWS_TIME = 6000;

export class Announcer {
  /** The sentence that screen readers read out. */
  spoken = $state('');
  /** A sentence that everybody sees for a while. */
  news = $state('');

  say(sentence: string) {
    this.spoken = sentence;
  }

  /** Show and say a sentence that is not about a move. */
  show(sentence: string) {
    this.news = this.spoken = sentence;
    setTimeout(() => {
      if (this.news === sentence) this.news = '';
    }, NEWS_TIME);
  }
}
