import styled from 'styled-components';
import { tokens } from '@souk/ui';

/** The rules of Leaflet's stylesheet that a map without its own controls needs, kept to this element. */
export const LeafletFrame = styled.div`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  direction: ltr;
  overflow: hidden;
  font-family: inherit;
  cursor: grab;
  -webkit-tap-highlight-color: transparent;

  &&:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 4;
    border: 3px solid ${tokens.color.focus};
    border-radius: inherit;
    pointer-events: none;
  }
  &.leaflet-touch-drag.leaflet-touch-zoom {
    touch-action: none;
  }
  .leaflet-pane,
  .leaflet-tile,
  .leaflet-marker-icon,
  .leaflet-tile-container,
  .leaflet-pane > svg,
  .leaflet-layer {
    position: absolute;
    left: 0;
    top: 0;
  }
  .leaflet-tile,
  .leaflet-marker-icon {
    user-select: none;
    -webkit-user-drag: none;
  }
  .leaflet-tile {
    visibility: hidden;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
  .leaflet-tile-pane {
    z-index: 1;
  }
  .leaflet-overlay-pane {
    z-index: 2;
  }
  .leaflet-marker-pane {
    z-index: 3;
  }
  .leaflet-pane > svg path,
  .leaflet-tile-container {
    pointer-events: none;
  }
  canvas,
  svg {
    max-inline-size: none;
    max-block-size: none;
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  &.leaflet-zoom-anim .leaflet-zoom-animated {
    will-change: transform;
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  &.leaflet-zoom-anim .leaflet-tile,
  &.leaflet-pan-anim .leaflet-tile {
    transition: none;
  }
  &.leaflet-zoom-anim .leaflet-zoom-hide {
    visibility: hidden;
  }
  &.leaflet-dragging {
    cursor: grabbing;
  }

  .zone-outline {
    stroke: ${tokens.color.accent};
    stroke-width: 2;
    stroke-dasharray: 6 5;
    fill: none;
  }
  .outside-outlines {
    stroke: none;
    fill: ${tokens.color.scrim};
    fill-opacity: 0.22;
  }
  .route,
  .route-casing {
    fill: none;
    stroke: ${tokens.color.accentStrong};
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .route-casing {
    stroke: ${tokens.color.surface};
    stroke-width: 9;
  }

  @media (prefers-reduced-motion: reduce) {
    &.leaflet-zoom-anim .leaflet-zoom-animated {
      transition: none;
    }
  }
`;
