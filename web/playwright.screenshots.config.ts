import { defineConfig } from "@playwright/test";
import stories from "./playwright.config";

export default defineConfig({ ...stories, projects: undefined, testMatch: "*.shots.ts" });
