export { FoodChoices } from './choice/food-choices.tsx';
export { Purchase } from './choice/purchase.tsx';
export { AvailabilityGuard } from './choice/availability-guard.tsx';
export { useChoice } from './choice/use-choice.ts';
export type { Choice } from './choice/use-choice.ts';
export { VariationChoices } from './choice/variation-choices.tsx';
export { GenericName, NutritionFacts, UnitFact } from './dialog/item-facts.tsx';
export { ProductPopup } from './dialog/product-popup.tsx';
export { StoreName } from './dialog/store-name.tsx';
