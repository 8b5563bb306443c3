print("typeproof")
