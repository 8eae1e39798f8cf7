export const cityMap = () => ({ type: 'FeatureCollection', features: [] });
