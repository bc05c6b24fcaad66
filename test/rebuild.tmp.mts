import { writeFunctionBundles } from '#generator/site/function-bundles.ts';
import { readBuiltFor } from '#server/built-for.ts';
writeFunctionBundles('dist', readBuiltFor('dist')!);
