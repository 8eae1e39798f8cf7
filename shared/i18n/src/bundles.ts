export { compareBundles } from './compare-bundles.ts';
