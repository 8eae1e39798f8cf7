import { LEAFLET_PROBE } from './leaflet-probe.ts';

it('is all the HTML that Leaflet writes while it loads and draws a map', async () => {
  const original = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {};
  const written: string[] = [];
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...original,
    set(this: Element, html: string) {
      written.push(html);
      original.set?.call(this, html);
    },
  });
  // Leaflet tries only browsers that draw SVG, which jsdom does not.
  Object.defineProperty(SVGElement.prototype, 'createSVGRect', { configurable: true, value: () => null });
  const { Map: LeafletMap, Polygon } = await import('leaflet');
  const map = new LeafletMap(document.createElement('div'), {
    zoomControl: false,
    attributionControl: false,
  });
  map.setView([1, 1], 12);
  new Polygon([[1, 1]]).addTo(map);
  Object.defineProperty(Element.prototype, 'innerHTML', original);
  expect(written).toEqual([LEAFLET_PROBE]);
});
