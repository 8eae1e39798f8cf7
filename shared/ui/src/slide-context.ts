import { createContext, use } from 'react';

export interface SlideControl {
  /** Whether this slide is the one that a carousel with autoplay stands on, where the customer sees it. */
  active: boolean;
  /** Keeps the carousel on this slide, as while its video plays (PRO-4). */
  hold(): void;
  /** Ends the hold and moves on to the next slide, where the carousel stands on this one. */
  advance(): void;
}

const none: SlideControl = { active: false, hold() {}, advance() {} };

export const SlideContext = createContext<SlideControl>(none);

/** What a slide can ask of the carousel around it. */
export const useSlide = () => use(SlideContext);
